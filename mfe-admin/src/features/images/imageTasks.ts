type Order = { apiKey: string; positivePrompt: string; taskUUID: string }

/** Body of call 4 (specification, section 7): who asks, and for what. Model and scheduler belong together. */
export function imageTasks({ apiKey, positivePrompt, taskUUID }: Order) {
  return [
    { taskType: 'authentication', apiKey },
    {
      taskType: 'imageInference',
      taskUUID,
      positivePrompt,
      width: 1024,
      height: 768,
      model: 'runware:100@1',
      numberResults: 1,
      outputFormat: 'WEBP',
      CFGScale: 1,
      scheduler: 'FlowMatchEulerDiscreteScheduler',
      strength: 0.8,
    },
  ] as const
}
