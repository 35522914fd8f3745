/** How long a change is felt, counted from the round it is made in. */
export type Span = 'round' | 'two-rounds' | 'next' | 'next-two' | 'next-three' | 'from-next' | 'rest';
