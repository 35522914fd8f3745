/** Words used everywhere. */

export const common = {
  close: 'Close',
  back: 'Back',
  loading: 'Setting the table …',
  titled: (head: string, rest: string) => `${head}: ${rest}`,
  skip: 'Skip to the content',
  minutes: (n: number) => `${n} min`,
  players: (min: number, max: number) => (min === max ? `${min} players` : `${min}–${max} players`),
  fanWork:
    'Fray is an unofficial fan work. It is not made, endorsed or supported by the makers of the games or of the worlds they are set in.',
  nothingHere: 'Nothing here',
  notFound: 'There is nothing at this address.',
  noSuchGame: 'There is no game of that name here.',
  failed: 'Something broke. Reload the page; your match in this browser is kept.',
  nav: {
    home: 'Fray, home',
    join: 'Join by code',
    replays: 'Replays',
    settings: 'Settings',
    credits: 'Credits',
    main: 'Main',
  },
};
