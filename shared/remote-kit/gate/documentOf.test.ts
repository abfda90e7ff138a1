import { inScript } from './documentOf.ts'

it.each(['</script><script>alert(1)</script>', '<!--', 'a\u2028b\u2029c', '"quotes" & \\'])(
  'keeps %j as data',
  (text) => {
    const printed = inScript({ text })

    expect(printed).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(printed)).toEqual({ text })
  },
)
