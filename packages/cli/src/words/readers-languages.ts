/** The languages of whoever sits at the terminal, most wanted first, as the environment names them. */

/** "de_AT.UTF-8" is "de-AT"; "C" and "POSIX" are no language, so English is spoken. */
export function readersLanguages(env: NodeJS.ProcessEnv = process.env): readonly string[] {
  const named = [env['LC_ALL'], env['LC_MESSAGES'], env['LANG']].find(
    (each) => each !== undefined && each !== '',
  );
  const tag = (named ?? '').split(/[.@]/, 1)[0]!.replace('_', '-');
  return /^[a-z]{2,3}(-|$)/.test(tag) ? [tag] : [];
}
