/** All that can be said at a table: short, friendly, and the same for everyone. */
export const phrases: readonly { readonly id: string; readonly text: string }[] = [
  { id: 'hello', text: 'Hello!' },
  { id: 'good-luck', text: 'Good luck, have fun.' },
  { id: 'well-played', text: 'Well played.' },
  { id: 'ouch', text: 'Ouch!' },
  { id: 'thinking', text: 'Let me think.' },
  { id: 'sorry', text: 'Sorry, that was a slip.' },
  { id: 'back-soon', text: 'Back in a moment.' },
  { id: 'thanks', text: 'Thank you.' },
  { id: 'good-game', text: 'Good game!' },
  { id: 'again', text: 'Another one?' },
];
