/** What is said about bots' strength. */

export const LADDERS = {
  levels: { newcomer: 'Neuling', casual: 'Locker', steady: 'Solide', strong: 'Stark', best: 'Top' },
  title: (game: string) => `${game}: wie stark die Bots sind`,
  axis: 'Elo',
  how: (seats: number, seed: string) =>
    `${seats} Plätze, jeder Startwert von jedem Stuhl, Startwert ${seed}; Intervalle zu 95 %`,
  columns: ['Stufe', 'denkt mit', 'Partien', 'gewinnt gegen die Stufe darunter', 'Elo', '95-%-Intervall'],
  documentColumns: ['Stufe', 'denkt mit', 'Partien', 'gewinnt gegen die Stufe darunter', 'Elo'],
  topped: (level: string, rate: string) => `${level} gewinnt ${rate} gegen die schnelle Wahl`,
  told: (step: string) => `  ${step}`,
  step: (bot: string, against: string, games: number, elo: string, range: string) =>
    `${bot} gegen ${against}: ${elo} Elo (${range}) nach ${games} Partien`,
  yardstick: (level: string, rate: string, range: string, games: number) =>
    `${level} gewinnt ${rate} (${range}) gegen greedy in ${games} Partien.`,
};
