/** The home page. */

export const home = {
  title: 'Home',
  slogan: (n: number) =>
    `${['No fight', 'One fight', 'Two fights', 'Three fights', 'Four fights', 'Five fights'][n] ?? `${n} fights`}, one table. Sit down, no account needed.`,
  playBot: 'Play against a bot',
  invite: 'Invite a friend',
  oneScreen: 'Two at this screen',
  watch: 'Watch',
  rules: 'Rules',
  goOn: 'Go on where you left off',
  goOnLine: (title: string, players: string, n: number) =>
    `${title}: ${players}, ${n} ${n === 1 ? 'choice' : 'choices'} so far`,
  goOnButton: 'Go on',
  offline:
    'No server answers at this address: matches against bots and at one screen run here in your browser. Playing with a friend elsewhere needs a server, which “npx fray serve” starts.',
};
