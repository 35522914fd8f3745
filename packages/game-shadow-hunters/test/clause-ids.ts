/** Every id of the clause index, so that none can be dropped from the rules unseen. */
const numbered = (start: string, to: number): string[] =>
  Array.from({ length: to }, (_, i) => `${start}${String(i + 1).padStart(2, '0')}`);

const CHARACTERS =
  'Allie Bob Charles Daniel Emi Franklin George Unknown Vampire Werewolf Agnes Bryan Catherine David Ellen Fuka Gregor UltraSoul Valkyrie Wight';
const CARDS =
  'HermitsAid HermitsHuddle HermitsNurturance HermitsAnger HermitsBlackmail HermitsGreed HermitsSlap HermitsSpell HermitsExorcism HermitsBully HermitsToughLessonOfLove HermitsPrediction Advent Blessing Chocolate ConcealedKnowledge DisenchantMirror FirstAid FlareOfJudgement GuardianAngel HolyWaterOfHealing FortuneBrooch HolyRobe MysticCompass SilverRosary SpearOfLonginus Talisman BananaPeel BloodthirstySpider DiabolicRitual Dynamite MoodyGoblin SpiritualDoll VampireBat ButcherKnife Chainsaw RustedBroadAxe Handgun MachineGun Masamune';

export const CLAUSE_IDS: readonly string[] = [
  ...numbered('SH-B-', 96),
  ...CHARACTERS.split(' ').map((name) => `SH-C-${name}`),
  ...CARDS.split(' ').map((name) => `SH-K-${name}`),
  ...numbered('SH-E-', 52),
  ...numbered('SH-H-', 49),
];
