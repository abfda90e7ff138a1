import { clientAddress } from './clientAddress.ts'

const socket = { remoteAddress: '192.0.2.1' }

it.each([
  { ip: '203.0.113.7', key: '203.0.113.7' },
  { ip: '::ffff:203.0.113.7', key: '203.0.113.7' },
  { ip: '::FFFF:cb00:7107', key: '203.0.113.7' },
  { ip: '2001:db8:0:1::1', key: '2001:db8:0:1::' },
  { ip: '2001:DB8::1:ffff:ffff:ffff:ffff', key: '2001:db8:0:1::' },
  { ip: '2001:db8:0:2::1', key: '2001:db8:0:2::' },
  { ip: 'not an address', key: '192.0.2.1' },
  { ip: '203.0.113.7:80', key: '192.0.2.1' },
])('counts $ip as $key', ({ ip, key }) => {
  expect(clientAddress({ ip, socket })).toBe(key)
})
