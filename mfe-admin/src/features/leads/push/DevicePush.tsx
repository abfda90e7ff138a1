import styled from '@emotion/styled'
import { Button } from '@site/design/Button'
import { space } from '@site/design/tokens'
import { SmallText } from '../../releases/texts/SmallText.ts'
import { type PushBrowser, pushBrowser } from './pushBrowser.ts'
import { type PushClient, pushClient } from './pushClient.ts'
import { usePush } from './usePush.ts'

type Props = { client?: PushClient; browser?: PushBrowser }

const Box = styled.section({ display: 'grid', gap: space.s, marginBottom: space.l })
const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: space.s })
const Title = styled.h3({ fontSize: '1.0625rem' })

/** Switches notices of new leads on for this device and this person, and tries them. */
export function DevicePush({ client = pushClient, browser = pushBrowser }: Props) {
  const { phase, said, switchOn, switchOff, test } = usePush(client, browser)
  return (
    <Box aria-labelledby="neste-aparelho">
      <Title id="neste-aparelho">Neste aparelho</Title>
      {phase === 'unsupported' && (
        <SmallText>
          Este navegador não mostra avisos. No iPhone, toque em Compartilhar, depois em Adicionar à Tela de Início, e
          abra a área da equipe por lá.
        </SmallText>
      )}
      {phase !== 'unsupported' && (
        <>
          <SmallText>
            O aviso mostra o primeiro nome e o formulário, mesmo com a tela bloqueada. Vale só para você e este
            aparelho.
          </SmallText>
          <Row>
            {phase === 'on' ? (
              <>
                <Button look="quiet" onClick={test}>
                  Enviar um teste para este aparelho
                </Button>
                <Button look="quiet" onClick={switchOff}>
                  Desligar os avisos aqui
                </Button>
              </>
            ) : (
              <Button look="quiet" busy={phase !== 'off'} onClick={switchOn}>
                Avisar neste aparelho
              </Button>
            )}
          </Row>
        </>
      )}
      <p role="status">{said}</p>
    </Box>
  )
}
