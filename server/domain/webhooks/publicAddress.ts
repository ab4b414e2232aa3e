/** The addresses that a webhook may reach: only those of the public internet, so that nobody can make the server call its own network. */
import { type LookupAddress, lookup as resolveName } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

/** The special-purpose ranges of IPv4, from the IANA registry. */
const specialIpv4 = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  specialIpv4.addSubnet(network, prefix, 'ipv4')

/** Global unicast in IPv6, and the ranges inside it that are not ordinary hosts: Teredo, documentation, 6to4, segment routing. */
const globalIpv6 = new BlockList()
globalIpv6.addSubnet('2000::', 3, 'ipv6')
const specialIpv6 = new BlockList()
for (const [network, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
] as const)
  specialIpv6.addSubnet(network, prefix, 'ipv6')

/** Whether an address, in text form, belongs to the public internet. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 4) return !specialIpv4.check(address, 'ipv4')
  if (isIP(address) !== 6 || address.includes('%')) return false
  return globalIpv6.check(address, 'ipv6') && !specialIpv6.check(address, 'ipv6')
}

/** A name resolved to an address that does not belong to the public internet. */
export class PrivateAddressError extends Error {}

/** The host of a URL without the brackets of IPv6 and without a final dot. */
export function hostOf(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')
}

/** Whether the host of a URL alone shows that it is not public: a private number, or a name that is always local. */
export function isLocalHost(url: URL): boolean {
  const host = hostOf(url)
  if (isIP(host)) return !isPublicAddress(host)
  return host === '' || !host.includes('.') || /\.(localhost|local|internal|home\.arpa|onion)$/.test(host)
}

/**
 * Resolves a name for a connection and passes on only addresses that it has checked, so that the connection goes to one of
 * them. Fails with {@link PrivateAddressError} when any address is not public.
 */
export const lookupPublic: LookupFunction = (host, options, done) => {
  resolveName(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
    const [first] = addresses ?? []
    if (error || !first) return done(error ?? new Error(`${host} has no address.`), '', 0)
    const wrong = addresses.find(({ address }) => !isPublicAddress(address))
    if (wrong)
      return done(new PrivateAddressError(`${host} has the address ${wrong.address}, which is not public.`), '', 0)
    if (options.all) done(null, addresses)
    else done(null, first.address, first.family)
  })
}
