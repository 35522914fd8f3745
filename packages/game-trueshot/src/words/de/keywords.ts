/** What the words of the rules mean, and the forms in which sentences have them. */
import type { Keywords } from '../keywords.js';

export const KEYWORDS: Keywords = {
  ferocious: ['wild', 'Ein Typ. Greift Gerissene mit 1 mehr an.', 'Wilde', 'Wilden', 'wilde', 'wilden'],
  cunning: [
    'gerissen',
    'Ein Typ. Greift Zähe mit 1 mehr an.',
    'Gerissene',
    'Gerissenen',
    'gerissene',
    'gerissenen',
  ],
  tenacious: ['zäh', 'Ein Typ. Greift Wilde mit 1 mehr an.', 'Zähe', 'Zähen', 'zähe', 'zähen'],
  exotic: [
    'Exot',
    'Ein seltenes Tier mit Stern, von jedem gibt es eines. Niemand hält zwei davon.',
    'Exoten',
  ],
  attack: ['Stärke', 'Was ein Angriff dem Ziel nimmt.'],
  health: [
    'Leben',
    'Bei Spielern: am Anfang 10, mit 0 ist man aus dem Spiel. Bei Tieren: mit 0 fallen sie für den Rest der Runde aus.',
  ],
  'pet-health': [
    'verdeckt',
    'Ein Tier mit 0 Leben liegt verdeckt: für den Rest der Runde aus, zum nächsten Kampf wieder da und geheilt.',
  ],
  coin: ['Münze', 'Damit kauft man Waffen, ab der zweiten Vorbereitung. Neue bringen nur Karten.', 'Münzen'],
  combat: [
    'Kampf',
    'Das Herz einer Runde: Die Tiere greifen reihum an, bis nur noch eine Seite lebende hat.',
    'Kampfes',
    'Kämpfe',
  ],
  preparation: [
    'Vorbereitung',
    'Was vor einem Kampf kommt: je drei Aktionen, um zu kaufen, den Laden zu erneuern oder zu zähmen.',
    'Vorbereitungen',
  ],
  lap: ['Umlauf', 'Einmal um den Tisch: Alle sind einmal am Zug.', 'Umlaufs', 'Umläufe'],
  slot: ['Zug', 'Wenn man im Kampf an der Reihe ist. Er endet mit einem Angriff.', 'Zuges', 'Zugs'],
  strike: [
    'Angriff',
    'Eines deiner Tiere nimmt einem Tier nebenan so viel, wie es Stärke hat; zurück kommt nichts.',
    'Angriffe',
    'Angriffs',
  ],
  shop: ['Laden', 'Zwei Waffen, die offen zum Kauf ausliegen.', 'Ladens'],
  aspect: ['Aspekt', 'Ein Zauber, der einige Runden bei dir bleibt. Du hast immer nur einen.', 'Aspekte'],
  trap: ['Falle', 'Ein Zauber, der in eine Hand gelegt wird und dort losgeht.', 'Fallen'],
  sting: ['Stich', 'Eine Zauberfamilie; ein Nager verstärkt sie.', 'Stiche'],
  shot: ['Schuss', 'Eine Zauberfamilie; ein Hund verstärkt sie.', 'Schüsse'],
  neighbour: [
    'Nachbar',
    'Wer unter denen, die noch im Spiel sind, links oder rechts von dir sitzt.',
    'Nachbarn',
    'Nachbarin',
  ],
};
