// Preloaded into the server: on SIGUSR2, shifts its clock by the number of ms in a file.
const { readFileSync } = require('node:fs')

const Real = Date
let offset = 0

class MovedDate extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + offset)
    else super(...given)
  }
  static now() {
    return Real.now() + offset
  }
}
globalThis.Date = MovedDate

function move() {
  offset = Number(readFileSync(process.env.LAB_CLOCK_FILE, 'utf8'))
  console.log(`The clock is moved by ${offset} ms.`)
}

move()
process.on('SIGUSR2', move)
