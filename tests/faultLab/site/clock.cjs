// Loaded into the server before its own code: moves its clock by as many ms as a file says, on SIGUSR2.
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
