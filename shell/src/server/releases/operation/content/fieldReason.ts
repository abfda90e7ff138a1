import type { FieldProblem } from '@site/contracts/siteContent'

type Rule = Pick<FieldProblem, 'collection' | 'rule' | 'requirement' | 'isList'>

/** What the fields of a collection must not say together. */
const contradictions: Readonly<Record<string, string>> = {
  hours: 'uma faixa termina antes de começar. Confira os dias, e a que horas abre e fecha.',
  prices: 'o agente de IA custa mais do que o atendente do exemplo da página dele, e não haveria economia.',
  offer: 'este recurso já está em outro item. Deixe-o em um só, incluído ou à parte.',
}

/** What is wrong with a field, in words for a writer. */
export function fieldReason({ collection, rule, requirement, isList }: Rule): string {
  switch (rule) {
    case 'non_empty':
      return isList ? 'precisa de pelo menos um item.' : 'está vazio.'
    case 'max_length':
      return isList ? `pode ter no máximo ${requirement} itens.` : `pode ter no máximo ${requirement} caracteres.`
    case 'min_value':
      return `tem de ser pelo menos ${requirement}.`
    case 'max_value':
      return `pode ser no máximo ${requirement}.`
    case 'integer':
      return 'tem de ser um número inteiro, sem centavos.'
    case 'number':
      return 'tem de ser um número.'
    case 'email':
      return 'não é um endereço de e-mail.'
    case 'regex':
      return 'não está no formato que o campo pede: há um exemplo nele.'
    case 'picklist':
      return 'não é uma das opções.'
    case 'strict_object':
      return 'está faltando.'
    case 'check':
    case 'raw_check':
      return contradictions[collection] ?? 'contradiz outro campo desta página.'
    default:
      return 'não pode ser usado.'
  }
}
