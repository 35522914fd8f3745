/** The one cookie: a guest's id and session, signed. Several keys are believed, so that a new one logs nobody out. */
import cookies from '@fastify/cookie';

const { parse, serialize } = cookies.fastifyCookie;

/** Which guest, and which of their sessions: a later one ends those before. */
export interface Session {
  readonly id: string;
  readonly session: number;
}

/** Under TLS the name itself keeps other hosts of the same domain from setting it. */
const NAME = 'fray';
const TLS_NAME = '__Host-fray';
const YEAR_SECONDS = 365 * 24 * 3600;
/** So many genuine cookies are remembered, and not reckoned again. */
const REMEMBERED = 10_000;
/** Longer ones are none of ours, and not worth reading. */
const LONGEST = 4096;

export class GuestCookie {
  private readonly signer: ReturnType<typeof cookies.signerFactory>;
  /** Only genuine ones: nobody fills it with what we did not sign. */
  private readonly genuine = new Map<string, Session>();

  /** Signs with the first key. */
  constructor(keys: readonly string[]) {
    this.signer = cookies.signerFactory([...keys]);
  }

  /** The session named by a Cookie header, if its signature is ours. */
  read(header: string | undefined, secure: boolean): Session | undefined {
    if (header === undefined || header.length > LONGEST) return undefined;
    const given = parse(header)[secure ? TLS_NAME : NAME];
    return given === undefined ? undefined : (this.genuine.get(given) ?? this.check(given));
  }

  private check(given: string): Session | undefined {
    const { valid, value } = this.signer.unsign(given);
    const [, id, session] = (valid && /^([\w-]{22})\.(\d{1,9})$/.exec(value ?? '')) || [];
    if (id === undefined) return undefined;
    const named = { id, session: Number(session) };
    if (this.genuine.size >= REMEMBERED) this.genuine.clear();
    this.genuine.set(given, named);
    return named;
  }

  /** The Set-Cookie header that makes somebody this guest. */
  write({ id, session }: Session, secure: boolean): string {
    return serialize(secure ? TLS_NAME : NAME, this.signer.sign(`${id}.${session}`), {
      maxAge: YEAR_SECONDS,
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure,
      encode: String,
    });
  }
}
