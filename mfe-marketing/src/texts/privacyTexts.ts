import { entry, entryText, group, list, searchTexts, text, withEffectiveDay } from '@site/contracts/textFields'
import { PRIVACY_TEXT_VERSION } from '@site/leads/PrivacyNotice'
import * as v from 'valibot'
import { dayOf } from '../features/privacy/policyVersion.ts'

/**
 * What the agency says on the privacy policy's page. What the site itself does with data is not among it: the page derives
 * that from forms, services and settings, so that it stays true.
 */
export const privacyTexts = withEffectiveDay(
  v.pipe(
    v.object({
      since: v.pipe(
        v.optional(v.pipe(v.string(), v.isoDate('não é um dia.')), dayOf(PRIVACY_TEXT_VERSION)),
        v.title('Em vigor desde'),
        v.description('O dia em que estas palavras entram no ar. Mude junto com qualquer outro texto daqui.'),
      ),
      page: group('Topo', 'O começo da página.', {
        title: text('Título', 'No topo da página.', 60, 'Privacidade em português claro'),
        text: text(
          'Texto',
          'Abaixo do título.',
          240,
          'Pedimos o mínimo, usamos só para o que dissemos e apagamos no prazo. Aqui está tudo, como manda a Lei Geral de Proteção de Dados.',
        ),
      }),
      contact: text(
        'Quem responde',
        'No capítulo 1, antes do e-mail da agência. Diga aqui o nome do encarregado, se houver um.',
        160,
        'Para falar sobre privacidade, escreva para',
      ),
      clients: text(
        'Prazo de quem é cliente',
        'No capítulo 5, depois do prazo dos formulários, que é o que está configurado.',
        200,
        'a menos que você já seja cliente: aí valem os prazos do contrato e da lei.',
      ),
      recipients: list(
        'Quem tem acesso',
        'No capítulo 6. O WhatsApp e os serviços que o site usa são ditos por ele mesmo.',
        entryText('Quem', 'Como “a nossa equipe de atendimento”, sem ponto no fim.', 160),
        {
          most: 10,
          usual: [
            'a nossa equipe de atendimento',
            'as empresas que hospedam o site e as nossas planilhas de atendimento, que seguem as nossas instruções',
          ],
        },
      ),
      abroad: text(
        'Fora do Brasil',
        'No fim do capítulo 6.',
        300,
        'O WhatsApp e parte das empresas que hospedam sites e planilhas podem tratar dados fora do Brasil, com as garantias que a LGPD pede (art. 33).',
      ),
      requests: text(
        'Como pedir',
        'No capítulo 7, depois do e-mail. A lei dá 15 dias para a resposta completa.',
        400,
        'Dizemos logo se tratamos dados seus, e a resposta completa chega em até 15 dias (art. 19). Se algo não puder ser atendido, explicamos por quê.',
      ),
      security: text(
        'Segurança',
        'O começo do capítulo 8.',
        400,
        'Os dados viajam criptografados e ficam em servidor com acesso restrito.',
      ),
      more: list(
        'Outros assuntos',
        'Capítulos depois do 8, se a agência precisar de mais.',
        entry('Capítulo', 'Um assunto.', {
          title: entryText('Título', 'Sem número: o site numera.', 80),
          text: entryText('Texto', 'Um parágrafo.', 1_200),
        }),
        { least: 0, most: 8, usual: [] },
      ),
      search: searchTexts(
        'Privacidade e proteção de dados',
        'Quais dados este site pede, para quê, por quanto tempo, com que base legal, e como ver, corrigir ou apagar os seus, conforme a LGPD.',
      ),
    }),
    v.title('Privacidade'),
    v.description('O que a agência diz na página de privacidade. O que o site faz com dados, ele diz sozinho.'),
  ),
  'since',
)

export type PrivacyTexts = v.InferOutput<typeof privacyTexts>
