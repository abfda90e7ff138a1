import { styleAttributes } from './styleAttributes.ts'

const of = (markup: string) => styleAttributes({ markup, rules: '.f{}@media all{.a{}}' })

it('turns style attributes into rules that weigh more than classes, each text once', () => {
  expect(of('<p style="color:red">a</p><b class="a" style="color:red">b</b><i style="--x:1">c</i>')).toEqual({
    markup: '<p data-style="color:red">a</p><b class="a" data-style="color:red">b</b><i data-style="--x:1">c</i>',
    rules: '.f{}@media all{.a{}[data-style="color:red"]:not(#_){color:red}[data-style="--x:1"]:not(#_){--x:1}}',
  })
})

it.each([
  { what: 'a document without any', markup: '<p class="a" title="b">style="color:red"</p>' },
  { what: 'text that looks like one', markup: '<code>&lt;p style="color:red"&gt;</code>' },
  { what: 'another attribute that contains one', markup: `<p title='a style="color:red"'>a</p>` },
  { what: 'a comment', markup: '<!-- <p style="color:red"> --><p>a</p>' },
  { what: 'data', markup: '<script type="application/ld+json">{"a":"<p style=\\"color:red\\">"}</script>' },
  { what: 'a text field', markup: '<textarea><p style="color:red"></textarea>' },
  { what: 'attributes whose names end like it', markup: '<p data-style-of="a" xstyle="b">a</p>' },
])('leaves $what as it is', ({ markup }) => {
  expect(of(markup)).toEqual({ markup, rules: '.f{}@media all{.a{}}' })
})

it.each([
  { what: 'an empty one', markup: '<p style="">a</p>', changed: '<p>a</p>', rule: '' },
  {
    what: 'one that a quote is in',
    markup: '<p style="font-family:&quot;A B&quot;">a</p>',
    changed: '<p data-style="font-family:&quot;A B&quot;">a</p>',
    rule: `[data-style="font-family:\\"A B\\""]:not(#_){font-family:"A B"}`,
  },
  {
    what: 'one of React with an apostrophe and a sign',
    markup: '<p style="content:&#x27;a &amp; b&#x27;">a</p>',
    changed: '<p data-style="content:&#x27;a &amp; b&#x27;">a</p>',
    rule: `[data-style="content:'a & b'"]:not(#_){content:'a & b'}`,
  },
  {
    what: 'one of a text field, whose text may look like one',
    markup: '<textarea rows="2" style="height:9rem"><p style="color:red"></textarea>',
    changed: '<textarea rows="2" data-style="height:9rem"><p style="color:red"></textarea>',
    rule: '[data-style="height:9rem"]:not(#_){height:9rem}',
  },
  {
    what: 'one that somebody has written with apostrophes',
    markup: `<p STYLE='color:red'>a</p>`,
    changed: '<p data-style="color:red">a</p>',
    rule: '[data-style="color:red"]:not(#_){color:red}',
  },
  {
    what: 'one without quotes',
    markup: '<p style=color:red>a</p>',
    changed: '<p data-style="color:red">a</p>',
    rule: '[data-style="color:red"]:not(#_){color:red}',
  },
  {
    what: 'one in several lines',
    markup: '<p style="color:red;\ntop:0">a</p>',
    changed: '<p data-style="color:red;\ntop:0">a</p>',
    rule: '[data-style="color:red;\\a top:0"]:not(#_){color:red;\ntop:0}',
  },
  {
    what: 'an address with parentheses',
    markup: '<svg><path style="fill:url(#a)"/></svg>',
    changed: '<svg><path data-style="fill:url(#a)"/></svg>',
    rule: '[data-style="fill:url(#a)"]:not(#_){fill:url(#a)}',
  },
])('turns $what into a rule', ({ markup, changed, rule }) => {
  expect(of(markup)).toEqual({ markup: changed, rules: `.f{}@media all{.a{}${rule}}` })
})

it.each([
  'color:red}body{display:none',
  'color:red;{',
  'color:red/*',
  'background:url(a',
  'background:a)',
  'content:&quot;a',
  "content:'a",
  'content:"</style>"'.replaceAll('"', '&quot;'),
  '&lt;/style&gt;',
  'color:red\\',
])('refuses %s, which would take in what follows it', (style) => {
  expect(() => of(`<p style="${style}">a</p>`)).toThrow(/is no list of declarations: correct it/)
})

it('takes no longer for many tags and quotes', () => {
  const tags = '<p style="top:0" '.repeat(20_000)

  expect(() => of(tags)).not.toThrow()
})
