import { ReadsKept, useBillingCodes, useBillingSettings, useRates } from '@rpm/api-client';
import { formatInstant, isAdministrator, readStamp } from '@rpm/domain';
import { billingConfigWords } from '@rpm/domain/words/billingConfig';
import { billingSetupWords } from '@rpm/domain/words/billingSetup';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Banner } from '../../components/Banner/Banner.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { browserTimeZone } from '../../hooks/browserTimeZone.ts';
import { lazily } from '../../hooks/lazily.ts';
import { useClock } from '../../hooks/useClock.ts';
import { CardSkeleton } from '../../layout/Loaded/CardSkeleton.tsx';
import { Loaded } from '../../layout/Loaded/Loaded.tsx';
import { Needed } from '../../layout/Loaded/Needed.tsx';
import { Page } from '../../layout/Page/Page.tsx';
import { PageFor } from '../../layout/PageFor/PageFor.tsx';
import { useSession } from '../../providers/session/SessionProvider.tsx';
import { BillingConfigForm } from './BillingConfigForm.tsx';

const texts = billingConfigWords;
const settingsHistory = lazily(() =>
  import('./SettingsHistory.tsx').then(({ SettingsHistory }) => SettingsHistory),
);
const billingSetup = lazily(() => import('./BillingSetup.tsx').then(({ BillingSetup }) => BillingSetup));

/** `/billing-config`: what the clinic bills with (t4); `/billing-setup`: the same as steps (t5). @see SCR-04 */
export function BillingConfigScreen() {
  const isSetup = useLocation().pathname === '/billing-setup';
  return (
    <PageFor route="billingConfig" title={isSetup ? billingSetupWords.title : texts.title}>
      {isSetup ? <Needed lazy={billingSetup}>{(BillingSetup) => <BillingSetup />}</Needed> : <Config />}
    </PageFor>
  );
}

function Config() {
  const { clinicName, role } = useSession().user;
  const { loadable } = useBillingSettings();
  // What is in use elsewhere is asked for beside the settings, not after them.
  useBillingCodes(clinicName);
  useRates(clinicName);
  const clock = useClock(browserTimeZone());
  const [showsHistory, setShowsHistory] = useState(false);
  return (
    <Page
      title={texts.title}
      subtitle={texts.subtitle}
      actions={
        isAdministrator(role) && (
          <Link to="/billing-setup" look="secondary">
            {texts.runSetup}
          </Link>
        )
      }
    >
      <Loaded loadable={loadable} says={texts.loading} headingLevel={2} skeleton={<CardSkeleton />}>
        {(known) => {
          const at = known.savedTime === null ? null : readStamp(known.savedTime);
          return (
            <div className="flex flex-col gap-5">
              {!known.mayChange && (
                <Banner kind="info" announce="none">
                  {texts.readOnly}
                </Banner>
              )}
              <ReadsKept value>
                <BillingConfigForm key={known.version} known={known} />
              </ReadsKept>
              <div className="flex flex-wrap items-center justify-between gap-3">
                <p className="text-caption text-fg-muted">
                  {known.savedBy &&
                    at &&
                    texts.lastChanged({
                      name: known.savedBy.name,
                      time: formatInstant(at, 'datetime', clock) ?? '',
                    })}
                </p>
                <Button
                  variant="ghost"
                  aria-expanded={showsHistory}
                  {...settingsHistory.interest}
                  onClick={() => setShowsHistory(!showsHistory)}
                >
                  {showsHistory ? texts.hideHistory : texts.showHistory}
                </Button>
              </div>
              {showsHistory && <Needed lazy={settingsHistory}>{(History) => <History />}</Needed>}
            </div>
          );
        }}
      </Loaded>
    </Page>
  );
}
