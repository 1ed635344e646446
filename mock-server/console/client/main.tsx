import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { queries } from './state/call.ts';
import { followEvents } from './state/events.ts';
import './styles.css';
import { applyTheme } from './theme.ts';

applyTheme();
followEvents();
createRoot(document.querySelector('#console') as HTMLElement).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
