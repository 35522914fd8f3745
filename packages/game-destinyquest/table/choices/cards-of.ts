/** The cards of the moment: a plain blow and every ability that can be played, or the ways in which one can. */
import type { GlossaryEntry } from '@fray/engine';
import type { Offer } from '@fray/kit';
import type { HeroPanel } from '../../src/index.js';
import { pictureOfBox, pictureOfCareer, pictureOfItem } from '../pictures.js';
import { sheetLines } from '../sheet/sheet-lines.js';
import type { DuelWords } from '../words/en.js';
import { type AbilityChoice, detailOf } from './ability-choices.js';

export interface ChoiceCard {
  readonly key: string;
  readonly title: string;
  /** The item that gives it. */
  readonly from: string;
  readonly text: string;
  readonly picture: string;
  /** Undefined: it opens into several. */
  readonly offer: Offer | undefined;
  readonly ability: string | undefined;
  readonly waits: boolean;
}

interface Source {
  readonly panel: HeroPanel;
  readonly moves: readonly Offer[];
  readonly choices: readonly AbilityChoice[];
  /** The ability whose further choice is open. */
  readonly picked: string | undefined;
  readonly glossary: Readonly<Record<string, GlossaryEntry>>;
  readonly words: DuelWords;
}

export function cardsOf(source: Source): readonly ChoiceCard[] {
  const { moves, choices, picked, words, panel } = source;
  const open = choices.filter(({ offers }) => offers.length > 0);
  const further = open.find(({ ability }) => ability.id === picked);
  if (further !== undefined) return waysOf(source, further);
  const roll = moves.find(({ choice }) => choice.do === 'roll');
  const cards = open.map((choice): ChoiceCard => abilityCard(source, choice));
  if (roll === undefined) return cards;
  const hand = panel.hero.items.find(({ box }) => box === 'main hand');
  const plain: ChoiceCard = {
    ...{ key: 'roll', title: words.plainCard, text: words.plainText, offer: roll },
    from: hand === undefined ? '' : words.called(hand.name),
    picture: pictureOfBox('main hand', hand),
    ...{ ability: undefined, waits: false },
  };
  return [plain, ...cards];
}

function abilityCard({ panel, glossary, words }: Source, choice: AbilityChoice): ChoiceCard {
  const { ability, left, offers, waits } = choice;
  const name = words.capital(words.ability(ability.id));
  return {
    key: ability.id,
    title: left > 1 ? `${name} ×${left}` : name,
    ...sourceOf(panel, ability.id, words),
    text: glossary[ability.id]?.text ?? '',
    offer: offers.length === 1 ? offers[0] : undefined,
    ability: ability.id,
    waits,
  };
}

function waysOf({ panel, words }: Source, { ability, offers }: AbilityChoice): readonly ChoiceCard[] {
  const name = words.ability(ability.id);
  const { picture } = sourceOf(panel, ability.id, words);
  return offers.map((offer) => ({
    ...{ key: offer.move.join(), picture, offer, waits: false, ability: ability.id },
    ...{ title: words.capital(detailOf(offer, name)), from: words.capital(name), text: '' },
  }));
}

function sourceOf(panel: HeroPanel, ability: string, words: DuelWords) {
  const line = sheetLines(panel).find((other) => other.ability?.id === ability);
  const item = line?.item;
  if (item == null) return { from: '', picture: pictureOfCareer(panel.hero.career) };
  return { from: words.called(item.name), picture: pictureOfItem(item.box, item.kind ?? undefined) };
}
