/** Which addresses belong to the open internet: a server must not be led to its own network. */
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** What IANA keeps for special purposes, and the one public address at which a cloud (Azure) answers its own machines. */
const SPECIAL_V4 = [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4',
  '240.0.0.0/4',
];
/** Everything else is loopback, local, multicast, mapped from IPv4, or not given to anybody yet. */
const GLOBAL_V6 = ['2000::/3'];
/** Protocols of their own, tunnels that carry IPv4 addresses, and examples. */
const SPECIAL_V6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];

const specialV4 = ranges(SPECIAL_V4, 'ipv4');
const globalV6 = ranges(GLOBAL_V6, 'ipv6');
const specialV6 = ranges(SPECIAL_V6, 'ipv6');

export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !specialV4.check(address, 'ipv4');
  return isIPv6(address) && globalV6.check(address, 'ipv6') && !specialV6.check(address, 'ipv6');
}

function ranges(all: readonly string[], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const range of all) {
    const [network, bits] = range.split('/');
    list.addSubnet(network!, Number(bits), family);
  }
  return list;
}
