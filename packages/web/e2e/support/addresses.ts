/** Where the test servers listen, the third only for the long tests; another first port lets two checkouts be tested side by side. */
export const ONLINE_PORT = Number(process.env['FRAY_E2E_PORT'] ?? 4690);
export const STATIC_PORT = ONLINE_PORT + 1;
export const MODEL_PORT = ONLINE_PORT + 2;
export const ONLINE = `http://127.0.0.1:${ONLINE_PORT}/`;
export const MODEL = `http://127.0.0.1:${MODEL_PORT}/`;
