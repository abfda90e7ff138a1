import type { FieldProblem } from '@site/contracts/siteContent'

type Rule = Pick<FieldProblem, 'rule' | 'requirement' | 'isList'>

/** What is wrong with a field, in words for a writer. */
export function fieldReason({ rule, requirement, isList }: Rule): string {
  switch (rule) {
    case 'non_empty':
      return isList ? 'precisa de pelo menos um item.' : 'está vazio.'
    case 'max_length':
      return isList ? `pode ter no máximo ${requirement} itens.` : `pode ter no máximo ${requirement} caracteres.`
    case 'min_value':
      return `tem de ser pelo menos ${requirement}.`
    case 'integer':
      return 'tem de ser um número inteiro, sem centavos.'
    case 'number':
      return 'tem de ser um número.'
    case 'email':
      return 'não é um endereço de e-mail.'
    case 'regex':
      return 'não está no formato pedido.'
    case 'picklist':
      return 'não é uma das opções.'
    case 'strict_object':
      return 'está faltando.'
    case 'check':
      return 'contradiz outro campo desta página.'
    default:
      return 'não pode ser usado.'
  }
}
