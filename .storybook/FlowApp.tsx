import { ApiProvider, createClient } from '@rpm/api-client';
import { dashboardPath, type SessionRecord } from '@rpm/domain';
import { SignedInFrame } from '@rpm/ui/layout/SignedInFrame/SignedInFrame.tsx';
import { DoctorDashboardScreen } from '@rpm/ui/screens/doctor-dashboard/DoctorDashboardScreen.tsx';
import { LoginScreen } from '@rpm/ui/screens/login/LoginScreen.tsx';
import { OrdersScreen } from '@rpm/ui/screens/orders/OrdersScreen.tsx';
import { PatientDashboardScreen } from '@rpm/ui/screens/patient-dashboard/PatientDashboardScreen.tsx';
import { PatientListScreen } from '@rpm/ui/screens/patient-list/PatientListScreen.tsx';
import { PatientDetailsScreen } from '@rpm/ui/screens/patientdetails/PatientDetailsScreen.tsx';
import { ReviewOrderScreen } from '@rpm/ui/screens/review-order/ReviewOrderScreen.tsx';
import { DeviceAllocationScreen } from '@rpm/ui/screens/rpm-device-allocation/DeviceAllocationScreen.tsx';
import { useMemo, useRef, useState } from 'react';
import { Navigate, Outlet, Route, Routes } from 'react-router-dom';
import { seen } from './seen.ts';

const screens = [
  ['/doctor-dashboard', DoctorDashboardScreen],
  ['/patient-list', PatientListScreen],
  ['/patientdetails', PatientDetailsScreen],
  ['/rpm-device-allocation', DeviceAllocationScreen],
  ['/review-order', ReviewOrderScreen],
  ['/orders', OrdersScreen],
  ['/patient-dashboard', PatientDashboardScreen],
] as const;

const noCode = () => {
  throw new Error('No account of a journey asks for a code.');
};

/**
 * The screens of a journey on one backend: one logs in and out, and goes from one to the next, as in the portal. What
 * is stored in the browser stays, so a journey ends where it would in a clinic.
 */
export function FlowApp() {
  const [session, setSession] = useState<SessionRecord | null>(null);
  const token = useRef<string | null>(null);
  const call = useMemo(
    () =>
      createClient({
        host: '',
        token: () => token.current,
        log: seen.log,
        onUnauthorized: seen.sessionEnded,
      }),
    [],
  );
  function become(next: SessionRecord | null) {
    token.current = next?.token ?? null;
    localStorage.clear();
    setSession(next);
  }
  return (
    <ApiProvider call={call}>
      <Routes>
        <Route
          path="/login"
          element={
            session ? (
              <Navigate replace to={dashboardPath(session.user.role)} />
            ) : (
              <LoginScreen onLoggedIn={become} onCodeNeeded={noCode} />
            )
          }
        />
        <Route
          element={
            session ? (
              <SignedInFrame
                key={session.token}
                session={{ user: session.user, logOut: () => become(null), timeOut: () => become(null) }}
              >
                <Outlet />
              </SignedInFrame>
            ) : (
              <Navigate replace to="/login" />
            )
          }
        >
          {screens.map(([path, Screen]) => (
            <Route key={path} path={path} element={<Screen />} />
          ))}
        </Route>
      </Routes>
    </ApiProvider>
  );
}
