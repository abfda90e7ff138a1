import type { TimelineRefusal } from '@site/contracts/SiteReleases'

/** What was wrong with a release, in Portuguese. The server's own reason has more detail, in English. */
export const refusalHeadlines: Readonly<Record<TimelineRefusal['cause'], string>> = {
  missing: 'Falta um arquivo da versão.',
  'cut off': 'Um arquivo da versão está incompleto.',
  malformed: 'A versão não está no formato esperado.',
  forged: 'Um arquivo não é o que foi publicado.',
  foreign: 'A versão traz ou usa algo que não é dela.',
  contract: 'A versão não combina com as outras partes do site.',
  behind: 'A versão precisa de algo que o site no ar ainda não tem.',
  configuration: 'Falta uma configuração no servidor.',
  unsigned: 'Falta a assinatura da equipe, ou ela não vale.',
  rendering: 'As páginas da versão não passaram no teste do site.',
  machine: 'O servidor teve um problema. A versão pode estar boa.',
  visitors: 'As visitas foram piores com ela do que sem ela.',
}

/** For release lists without causes. */
export const UNKNOWN_REFUSAL = 'O site não aceitou a versão.'

/** When the site tries a refused release again, as a sentence; none if it does not. */
export const retryTexts: Readonly<Record<NonNullable<TimelineRefusal['retry']>, string>> = {
  soon: 'O site tenta de novo sozinho, em até cinco minutos.',
  shell: 'O site tenta de novo com a próxima versão do shell.',
  others: 'O site tenta de novo com a próxima versão dessa outra parte.',
  registry: 'O site tenta de novo quando o registro mudar.',
  settings: 'O site tenta de novo depois da configuração e de um reinício.',
  never: '',
}
