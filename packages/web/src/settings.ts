/** What a person has set for this browser. */

import { type Speed, setShortcuts } from '@fray/kit';
import { create } from 'zustand';

export interface Settings {
  /** A language that we speak, or whatever the browser asks for. */
  readonly language: string;
  readonly animation: 'system' | Speed;
  readonly theme: 'system' | 'light' | 'dark';
  readonly contrast: 'system' | 'more';
  /** The colours of seats and sides: as drawn, or apart for every eye. */
  readonly marks: 'drawn' | 'apart';
  /** Keys for what a table offers; `keys` holds those that were changed. */
  readonly shortcuts: boolean;
  readonly keys: Readonly<Record<string, string>>;
  readonly sound: boolean;
  /** Whether somebody has said if they want sounds. */
  readonly soundAsked: boolean;
  readonly confirm: boolean;
  readonly hints: boolean;
  readonly cover: boolean;
  /** One's own dice fall by themselves. */
  readonly throwForMe: boolean;
  /** A notification when it is one's turn and the page is not in sight. */
  readonly notify: boolean;
  readonly name: string;
  /** One of the faces for people; empty: one that goes by the name. */
  readonly face: string;
  /** Clauses, formulas and odds at the table. */
  readonly expert: boolean;
}

const KEY = 'fray.settings';
const DEFAULTS: Settings = {
  language: 'system',
  animation: 'system',
  theme: 'system',
  contrast: 'system',
  marks: 'drawn',
  shortcuts: true,
  keys: {},
  sound: false,
  soundAsked: false,
  confirm: false,
  hints: true,
  cover: true,
  throwForMe: false,
  notify: false,
  name: '',
  face: '',
  expert: false,
};

function load(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}

export const useSettings = create<Settings>(() => load());

export function changeSettings(change: Partial<Settings>): void {
  useSettings.setState(change);
  try {
    localStorage.setItem(KEY, JSON.stringify(useSettings.getState()));
  } catch {
    // A browser that keeps nothing still plays.
  }
}

/** Puts theme and motion on the page, now and whenever they change. */
export function applySettings(): void {
  const apply = ({ theme, animation, contrast, marks, shortcuts, keys }: Settings): void => {
    const { dataset } = document.documentElement;
    if (theme === 'system') delete dataset['theme'];
    else dataset['theme'] = theme;
    dataset['motion'] = animation === 'off' ? 'off' : 'on';
    dataset['contrast'] = contrast;
    dataset['marks'] = marks;
    setShortcuts({ on: shortcuts, changed: keys });
  };
  apply(useSettings.getState());
  useSettings.subscribe((now, before) => {
    if (now.theme !== before.theme) turnAtOnce();
    apply(now);
  });
  window.matchMedia('(prefers-color-scheme: dark)').addEventListener('change', turnAtOnce);
}

/** Between day and lamplight everything changes in the same moment: some colours would ease, and others not. */
function turnAtOnce(): void {
  const { dataset } = document.documentElement;
  dataset['turning'] = '';
  requestAnimationFrame(() => requestAnimationFrame(() => delete dataset['turning']));
}

export function useSpeed(): Speed {
  const animation = useSettings((s) => s.animation);
  if (animation !== 'system') return animation;
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches ? 'off' : 'normal';
}
