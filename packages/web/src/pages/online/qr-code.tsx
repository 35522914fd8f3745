/** A link as a picture that a phone's camera can read. */
import { encode } from 'uqr';
import { texts } from '../../texts/index.js';

export function QrCode({ link }: { readonly link: string }) {
  const { data, size } = encode(link, { border: 2 });
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg className="qr" viewBox={`0 0 ${size} ${size}`} role="img" aria-label={texts().online.qr}>
      <rect width={size} height={size} className="qr-paper" />
      <path d={path} className="qr-ink" />
    </svg>
  );
}
