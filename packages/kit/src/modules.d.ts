/** What the build makes for tables: one module an icon of game-icons, and styles. */
declare module 'game-icon:*' {
  const body: string;
  export default body;
}

declare module '*.css';

/** A drawing's address. */
declare module '*.svg' {
  const address: string;
  export default address;
}
