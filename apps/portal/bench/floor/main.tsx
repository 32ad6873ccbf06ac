import './floor.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Route, Routes } from 'react-router-dom';
import { FloorPage } from './FloorPage.tsx';

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <BrowserRouter useTransitions={false}>
      <Routes>
        <Route path="*" element={<FloorPage />} />
      </Routes>
    </BrowserRouter>
  </StrictMode>,
);
