/** The hosts that are called: the push services of the browsers, and those that the operator adds. */
import { fitsHost } from './host-pattern.js';

const KNOWN = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  'web.push.apple.com',
  '*.push.apple.com',
];

export class PushHosts {
  private readonly patterns: readonly string[];

  constructor(more: readonly string[] = []) {
    this.patterns = [...KNOWN, ...more];
  }

  has(host: string): boolean {
    return this.patterns.some((pattern) => fitsHost(pattern, host));
  }
}
