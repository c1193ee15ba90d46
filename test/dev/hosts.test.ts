import type { NetworkInterfaceInfo } from 'node:os'
import { expect, test } from 'vitest'
import { hostsOf } from '../../src/dev/hosts.ts'

const info = (address: string, internal = false) =>
  ({ address, internal, scopeid: 0 }) as unknown as NetworkInterfaceInfo
const interfaces = { lo: [info('127.0.0.1', true)], eth0: [info('192.168.1.5'), info('2001:DB8::1')] }
const loopback = ['localhost', '127.0.0.1', '[::1]']

test.each([
  ['loopback only when nothing is said', undefined, ['127.0.0.1', '::1'], []],
  ['every address', '', ['::'], ['192.168.1.5', '[2001:db8::1]']],
  ['one address', '192.168.1.5', ['192.168.1.5', '127.0.0.1', '::1'], ['192.168.1.5']],
  ['a name', 'Docs.Test', ['::'], ['docs.test', '192.168.1.5', '[2001:db8::1]']],
])('%s', (_, host, addresses, shared) => {
  const hosts = hostsOf(host, interfaces)
  expect(hosts.addresses).toEqual(addresses)
  expect([...hosts.shared].sort()).toEqual([...shared].sort())
  expect([...hosts.names].sort()).toEqual([...loopback, ...shared].sort())
})
