/** Words used everywhere. */

export const common = {
  close: 'Schließen',
  back: 'Zurück',
  loading: 'Der Tisch wird gedeckt …',
  titled: (head: string, rest: string) => `${head}: ${rest}`,
  skip: 'Zum Inhalt springen',
  minutes: (n: number) => `${n} Min.`,
  players: (min: number, max: number) => (min === max ? `${min} Spieler` : `${min}–${max} Spieler`),
  fanWork:
    'Fray ist ein inoffizielles Fanprojekt. Es wird von den Machern der Spiele und der Welten, in denen sie spielen, weder hergestellt noch gebilligt oder unterstützt.',
  nothingHere: 'Hier ist nichts',
  notFound: 'Unter dieser Adresse gibt es nichts.',
  noSuchGame: 'Ein Spiel mit diesem Namen gibt es hier nicht.',
  failed: 'Etwas ist kaputtgegangen. Lade die Seite neu; deine Partie in diesem Browser bleibt erhalten.',
  nav: {
    home: 'Fray, Startseite',
    join: 'Code eingeben',
    replays: 'Replays',
    settings: 'Einstellungen',
    credits: 'Mitwirkende',
    main: 'Hauptmenü',
  },
};
