/** The quiz has six questions (specification, section 9). */
export const QUESTION_COUNT = 6
