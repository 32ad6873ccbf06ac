import type { Loadable } from '@rpm/api-client';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Problem } from '../../components/Banner/Problem.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { Card } from '../../components/Card/Card.tsx';
import { EmptyState } from '../../components/EmptyState/EmptyState.tsx';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import type { Lazy } from '../../hooks/lazily.ts';
import type { LoadingSays } from '../../layout/Loaded/Loaded.tsx';
import { LoadedRows, type Rows } from '../../layout/Loaded/LoadedRows.tsx';

interface ListCardProps<Row> {
  texts: {
    title: string;
    note: string;
    loading: LoadingSays;
    empty: string;
    emptyHint: string;
  };
  icon: LucideIcon;
  loadable: Loadable<Rows<Row>>;
  /** The button that adds one: what it says, its dialog, and whether the code of that could not be loaded. */
  adds?: {
    texts: { add: string; dialog: { codeFailed: string } };
    dialog: Lazy<unknown>;
    hasFailed: boolean;
    onAdd: () => void;
  };
  /** Draws the list. */
  list: (rows: readonly Row[]) => ReactNode;
  /** What stands below it, and the dialogs. */
  children?: ReactNode;
}

/** A card of what a clinic or a patient has some of, with a button that adds one in a dialog where it can be added. */
export function ListCard<Row>({ texts, icon: Icon, loadable, adds, list, children }: ListCardProps<Row>) {
  return (
    <Card
      title={texts.title}
      note={texts.note}
      actions={
        adds && (
          <Button
            size="sm"
            icon={<Icon aria-hidden="true" strokeWidth={1.75} className="size-icon flex-none" />}
            {...adds.dialog.interest}
            onClick={adds.onAdd}
          >
            {adds.texts.add}
          </Button>
        )
      }
    >
      <Problem>{adds?.hasFailed && adds.texts.dialog.codeFailed}</Problem>
      <LoadedRows
        loadable={loadable}
        says={texts.loading}
        headingLevel={3}
        skeleton={<Skeleton width="half" />}
        notShown="text-caption"
        empty={
          <EmptyState
            icon={<Icon strokeWidth={1.5} />}
            headingLevel={3}
            title={texts.empty}
            reason={texts.emptyHint}
          />
        }
      >
        {list}
      </LoadedRows>
      {children}
    </Card>
  );
}
