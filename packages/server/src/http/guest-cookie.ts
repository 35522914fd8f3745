/** The one cookie: a guest's id and its signature. */
import { createHmac, timingSafeEqual } from 'node:crypto';

const NAME = 'fray';
const YEAR_SECONDS = 365 * 24 * 3600;
/** Checked cookies are remembered, so that a guest's hundredth request costs less than the first. */
const REMEMBERED = 20_000;

export class GuestCookie {
  private readonly checked = new Map<string, string>();

  constructor(private readonly key: string) {}

  /** The guest named by a Cookie header, if its signature is ours. */
  read(header: string | undefined): string | undefined {
    if (header === undefined) return undefined;
    const known = this.checked.get(header);
    if (known !== undefined) return known;
    const [id, signature] = (/(?:^|;\s*)fray=([^;]*)/.exec(header)?.[1] ?? '').split('.', 2);
    if (!id || !signature || !this.isGenuine(id, signature)) return undefined;
    if (this.checked.size >= REMEMBERED) this.checked.clear();
    this.checked.set(header, id);
    return id;
  }

  /** The Set-Cookie header that makes somebody this guest. */
  write(guest: string, secure: boolean): string {
    const flags = `Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`;
    return `${NAME}=${guest}.${this.sign(guest)}; ${flags}`;
  }

  private sign(id: string): string {
    return createHmac('sha256', this.key).update(id).digest('base64url');
  }

  private isGenuine(id: string, signature: string): boolean {
    const [right, given] = [Buffer.from(this.sign(id)), Buffer.from(signature)];
    return right.length === given.length && timingSafeEqual(right, given);
  }
}
