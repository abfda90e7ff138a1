import styled from '@emotion/styled'
import { useState } from 'react'

const Box = styled.div({ color: 'red' })
export default function QuizPage() {
  const [n, set] = useState(0)
  return (
    <Box>
      <title>Quiz</title>
      <h1>Quiz</h1>
      <button type="button" onClick={() => set(n + 1)}>
        {n}
      </button>
    </Box>
  )
}
