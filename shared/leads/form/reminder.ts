type Reminder = { at: Date; title: string; text: string }

const LINE_END = '\r\n'
/** RFC 5545 recommends lines of at most 75 bytes, and a letter may take two. */
const MAX_LINE_LENGTH = 36

/** A calendar entry (RFC 5545) as a data URL, with an alarm at its time. */
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
const folded = (line: string) => line.replace(new RegExp(`.{${MAX_LINE_LENGTH}}(?=.)`, 'gu'), `$&${LINE_END} `)
