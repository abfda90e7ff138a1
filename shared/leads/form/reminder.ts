type Reminder = { at: Date; title: string; text: string }

const LINE_END = '\r\n'
/** RFC 5545 wants lines of at most 75 bytes, and a letter may take two of them. */
const LONGEST_LINE = 36

/** An entry for the visitor's calendar as the address of a file (RFC 5545), with an alarm at its moment. */
export function reminderUrl({ at, title, text }: Reminder): string {
  const moment = stamp(at)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Site//Lembrete//PT',
    'BEGIN:VEVENT',
    `UID:${moment}@lembrete`,
    `DTSTAMP:${moment}`,
    `DTSTART:${moment}`,
    'DURATION:PT15M',
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(text)}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:PT0S',
    `DESCRIPTION:${escaped(title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(lines.map(folded).join(LINE_END) + LINE_END)}`
}

const stamp = (date: Date) => date.toISOString().replace(/[-:]|\.\d+/g, '')
const escaped = (text: string) => text.replace(/[\\;,]/g, '\\$&').replace(/\n/g, '\\n')
const folded = (line: string) => line.replace(new RegExp(`.{${LONGEST_LINE}}(?=.)`, 'gu'), `$&${LINE_END} `)
