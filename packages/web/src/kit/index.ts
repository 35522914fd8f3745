/** The shared parts that every table is built from. */
export { Button, type ButtonProps, Key } from './button.js';
export { CardBack, CardFace, type CardFaceProps, type Figure, FigureView } from './card.js';
export { Chip, type ChipProps } from './chip.js';
export { classes } from './classes.js';
export { Dialog, type DialogProps } from './dialog.js';
export { Dice, Die, type DieProps } from './dice.js';
export { SegmentField, SelectField, SwitchField, TextField } from './field.js';
export { Clause, EntryView, type Glossary, GlossaryProvider, Term, WordsView } from './glossary.js';
export { HealthBar, type HealthBarProps } from './health-bar.js';
export { Icon, type IconProps } from './icon.js';
export { Log, type LogLine, type LogProps, plainLine } from './log.js';
export { Panel, type PanelProps } from './panel.js';
export { Popover, type PopoverProps } from './popover.js';
export { PromptBar, type PromptBarProps, PromptNote } from './prompt-bar.js';
export { SealedPaper, type SealedPaperProps } from './sealed-paper.js';
export { type Scene, type ScenePlan, type Scenes, useScenes } from './use-scenes.js';
export { WhyNot, type WhyNotProps } from './why-not.js';
