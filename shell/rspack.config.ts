import { shellConfiguration } from './build/shellConfiguration.ts'

export default shellConfiguration
