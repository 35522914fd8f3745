/** Text from outside, fit for a terminal: control, format and invisible characters become a mark that shows. */
export function plainText(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '\u{FFFD}');
}
