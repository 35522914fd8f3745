/**
 * One drawing from game-icons in one colour. The body comes from a module the build makes:
 * `import orc from 'game-icon:orc-head'` and then `<Icon body={orc} />`.
 */
import './icon.css';
import { classes } from '../classes.js';

export interface IconProps {
  readonly body: string;
  /** What it stands for; without one it is decoration and is not read aloud. */
  readonly label?: string;
  readonly size?: number;
  readonly className?: string;
}

export function Icon({ body, label, size, className }: IconProps) {
  const named = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return (
    <svg
      viewBox="0 0 512 512"
      className={classes('icon', className)}
      {...(size === undefined ? {} : { width: size, height: size })}
      {...named}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the body is a path picked from game-icons at build time
      dangerouslySetInnerHTML={{ __html: body }}
    />
  );
}
