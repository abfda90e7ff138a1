import { SiteContext } from '@site/contracts/useSite'
import { sampleSite } from '@site/remote-kit/testing/sampleSite'
import { createRoot } from 'react-dom/client'
import { baseStyles } from '../styles/baseStyles.ts'
import { Gallery } from './Gallery.tsx'
import { showForcedStates } from './showForcedStates.ts'

const style = document.createElement('style')
style.textContent = baseStyles
document.head.append(style)

const place = document.getElementById('gallery')
if (place)
  createRoot(place).render(
    <SiteContext value={sampleSite}>
      <Gallery onShown={showForcedStates} />
    </SiteContext>,
  )
