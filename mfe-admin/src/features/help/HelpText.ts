/** A part of the day, with what somebody of the team asks then. */
export type HelpText = {
  id: string
  title: string
  questions: readonly { question: string; answers: readonly string[] }[]
}
