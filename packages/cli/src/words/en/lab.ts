/** What the rule lab says at the terminal beside its reports. */
export const LAB = {
  wrote: (file: string) => `Written: ${file}`,
} as const;
