/** Keys that work at every table: Z takes back, ? opens the rules, Escape skips what is shown. */
import { useTableKeys } from '@fray/kit';

export interface ShellKeys {
  readonly undo: () => void;
  readonly rules: () => void;
  readonly skip: (() => void) | undefined;
}

export function useShellKeys({ undo, rules, skip }: ShellKeys): void {
  useTableKeys((key) => {
    if (key === 'z' || key === 'Z') undo();
    else if (key === '?') rules();
    else if (key === 'Escape' && skip !== undefined) skip();
    else return false;
    return true;
  });
}
