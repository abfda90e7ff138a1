const twoDigits = (value: number) => String(value).padStart(2, '0')

/** A moment on this device's clock, without a formatter of the browser's: `22/11 às 16:32`. */
export function writtenTime(moment: string | number): string {
  const date = new Date(moment)
  const day = `${twoDigits(date.getDate())}/${twoDigits(date.getMonth() + 1)}`
  return `${day} às ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}`
}
