// A bot's thread that never comes to an end.
export default function think() {
  for (;;);
}
