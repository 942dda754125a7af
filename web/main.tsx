import './app/fonts.css'
import './app/tokens.css'
import './app/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './app/app.tsx'
import { keepForOffline } from './offline/register.ts'

keepForOffline()

const page = document.getElementById('page')
if (page) {
  createRoot(page).render(
    <StrictMode>
      <App />
    </StrictMode>,
  )
}
