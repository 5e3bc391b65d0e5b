/** Where something stands. Times are milliseconds. */
export type ContentState = {
  readonly state: 'live' | 'draft' | 'planned' | 'refused';
  readonly publishAt: number | null;
  readonly writtenBy: string | null;
  readonly writtenAt: number | null;
  /** It was never published. */
  readonly isNew: boolean;
};

export type ContentRow = ContentState & {
  readonly href: string;
  readonly title: string;
  /** Its address in the shop, or what it is. */
  readonly note: string;
};

export type ContentTab = 'pages' | 'brands' | 'menus' | 'redirects';

export type RedirectRow = { readonly from: string; readonly to: string; readonly external: boolean };
/** What became of a redirect. `to` is null: it was taken away. */
export type RedirectChange = {
  readonly id: number;
  readonly from: string;
  readonly to: string | null;
  readonly by: string;
  readonly at: number;
};
export type FormProblem = { readonly field: string; readonly reason: string };

/** Everything that editors change. */
export type ContentListView = {
  readonly tab: ContentTab;
  readonly counts: Readonly<Record<ContentTab, number>>;
  readonly query: string;
  readonly rows: readonly ContentRow[];
  readonly redirects: readonly RedirectRow[];
  /** What became of redirects, the newest first. */
  readonly history: readonly RedirectChange[];
  /** How many match; the list may show fewer. */
  readonly total: number;
  /** What was typed for a new redirect or page, and why not. */
  readonly typed: { readonly from: string; readonly to: string; readonly name: string; readonly id: string };
  readonly problems: readonly FormProblem[];
};

export type ContentField = {
  readonly name: string;
  readonly label: string;
  readonly kind: 'line' | 'text' | 'number' | 'flag' | 'choice' | 'lines' | 'time' | 'picture';
  readonly value: string;
  readonly options: readonly string[];
  readonly isNeeded: boolean;
  readonly maxLength: number | null;
  /** What is live, when that is something else. */
  readonly was: string | null;
  readonly problem: string | null;
};

/** A part of a page or menu. */
export type ContentPart = {
  readonly at: string;
  readonly type: string;
  readonly words: string;
  readonly depth: number;
  readonly isChanged: boolean;
  readonly isRefused: boolean;
};

export type ContentEditorView = ContentState & {
  readonly contentKind: string;
  readonly key: string;
  readonly title: string;
  /** Where the desk has it. */
  readonly href: string;
  readonly tab: ContentTab;
  /** Its address in the shop; null: it has none of its own. */
  readonly shopPath: string | null;
  readonly hasPreview: boolean;
  /** Another page that belongs to it. */
  readonly beside: { readonly href: string; readonly title: string } | null;
  /** Why it did not go out when its time came. */
  readonly problem: string | null;
  /** Of the draft; 0: there is none. */
  readonly version: number;
  readonly parts: readonly ContentPart[];
  readonly part: {
    readonly at: string;
    readonly type: string;
    readonly fields: readonly ContentField[];
    readonly canMove: boolean;
    readonly isFirst: boolean;
    readonly isLast: boolean;
    readonly canRestore: boolean;
    /** What can be added after it, and inside. */
    readonly after: readonly string[];
    readonly inside: readonly string[];
  };
  /** What the import refuses, by the part it is in. */
  readonly problems: readonly (FormProblem & { readonly at: string; readonly words: string })[];
  /** Pictures that do not say what they show. */
  readonly silent: readonly { readonly at: string; readonly words: string }[];
  readonly history: readonly {
    readonly id: number;
    readonly by: string;
    readonly at: number;
    readonly isTakenAway: boolean;
  }[];
  /** Offered in the field for a time, as that field has it. */
  readonly planTime: string;
  readonly planProblem: 'NO_TIME' | 'PAST' | null;
  /** The field whose upload is no picture. */
  readonly pictureProblem: string | null;
  /** Somebody else saved it meanwhile. */
  readonly conflict: {
    readonly by: string | null;
    readonly at: number | null;
    readonly fields: readonly {
      readonly name: string;
      readonly label: string;
      readonly theirs: string;
      readonly mine: string;
    }[];
  } | null;
};
