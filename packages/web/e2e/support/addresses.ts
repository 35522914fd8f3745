/** Where the two test servers listen. */
export const ONLINE_PORT = 4690;
export const STATIC_PORT = 4691;
export const ONLINE = `http://127.0.0.1:${ONLINE_PORT}/`;
