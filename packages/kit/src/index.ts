/** The contract of tables, and the parts they are drawn with. */
export { CardBack, CardFace, type CardFaceProps } from './cards/card.js';
export { type Figure, FigureView } from './cards/figure.js';
export { HealthBar, type HealthBarProps } from './cards/health-bar.js';
export { Icon, type IconProps } from './cards/icon.js';
export { SealedPaper, type SealedPaperProps } from './cards/sealed-paper.js';
export {
  type Choosing,
  type ChoosingPlan,
  type TargetProps,
  type ThingProps,
  useChoosing,
} from './choosing/use-choosing.js';
export { type DragStart, useDrag } from './choosing/use-drag.js';
export { type Sure, useSure } from './choosing/use-sure.js';
export { walkRows } from './choosing/walk-rows.js';
export { classes } from './classes.js';
export { Button, type ButtonProps, Key } from './controls/button.js';
export { Chip, type ChipProps } from './controls/chip.js';
export { Field, SegmentField, SelectField, SwitchField, TextField } from './controls/field.js';
export { Dice, Die, type DieProps } from './dice/dice.js';
export { Face, FaceDrawing } from './faces/face.js';
export {
  AVATAR_IDS,
  type AvatarId,
  avatarFor,
  type CastId,
  type FaceId,
  isAvatar,
  type Mood,
} from './faces/face-id.js';
export { Arrow, type ArrowProps } from './motion/arrow.js';
export { EASE_BOTH, EASE_IN, EASE_OUT } from './motion/ease.js';
export { lunge, pulse, shake, travel, way } from './motion/move.js';
export { type FloatOptions, floatNumber, Overlay } from './motion/overlay.js';
export { wordsIn } from './motion/words-in.js';
export { MOST_SEATS, SeatMark, type SeatMarkProps, seatAnchor } from './seats/seat-mark.js';
export { Middle, type MiddleProps, readingMs } from './stage/middle.js';
export {
  ExpertProvider,
  PeopleProvider,
  type SeatPerson,
  type SeatStanding,
  useExpert,
  usePerson,
} from './stage/people.js';
export { Result, type ResultProps } from './stage/result.js';
export { SeatFace, type SeatFaceProps } from './stage/seat-face.js';
export { type FrameSize, Stage, type StageProps } from './stage/stage.js';
export { StagePrompt, type StagePromptProps } from './stage/stage-prompt.js';
export { Layer, type LayerProps, World, type WorldProps } from './stage/world.js';
export { Dialog, type DialogProps } from './surfaces/dialog.js';
export { Panel, type PanelProps } from './surfaces/panel.js';
export { Popover, type PopoverProps } from './surfaces/popover.js';
export {
  type Offer,
  paced,
  type RefusedOffer,
  type ShownBeat,
  type Speed,
  type TableProps,
} from './table/contract.js';
export type {
  GamePage,
  GamePageProps,
  House,
  HouseContest,
  HouseContests,
  HouseSeat,
  HouseTable,
} from './table/game-page.js';
export type {
  AftermathProps,
  ChartPlan,
  GameFace,
  HeadFact,
  HomeScene,
  OptionsFormProps,
  Pace,
  SceneFigure,
  SeatFacts,
  Shade,
  ShowPlan,
  SideColours,
  SoundName,
  StoryBeat,
  TableModule,
  Tally,
  TallyRow,
  Telling,
} from './table/module.js';
export { flagIn, numberIn, numbersIn, textIn, textsIn } from './table/read-event.js';
export { setShortcuts } from './table/shortcuts.js';
export { TableSide, TableSideProvider } from './table/table-side.js';
export { TableWordsProvider, useTableWords } from './table/table-words.js';
export {
  addLuck,
  addTo,
  type Luck,
  largestFirst,
  luckRows,
  noLuck,
  type Sums,
  sumOf,
} from './table/tally.js';
export { isForTable, isTyping, TableKeys, useTableKeys } from './table/use-table-keys.js';
export {
  Clause,
  EntryView,
  type Glossary,
  GlossaryProvider,
  PartsView,
  Read,
  Said,
  Term,
  useEntries,
  WordsView,
} from './words/glossary.js';
export { type KitWords, KitWordsProvider, useKitWords } from './words/kit-words.js';
export { linkerOf, notAgain } from './words/link-terms.js';
export { Log, type LogLine, type LogProps, plainLine } from './words/log.js';
export { PromptBar, type PromptBarProps, PromptFrame, type PromptSurroundings } from './words/prompt-bar.js';
export { WhyNot, type WhyNotProps } from './words/why-not.js';
