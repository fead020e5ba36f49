# すべてのゲームに共通の文。各ゲームのカタログが優先されます。

game-over = ゲーム終了です。
waiting = { SIZE($seats) ->
    [1] { AND($seats) }の番です。
   *[other] { AND($seats) }を待っています。
 }
not-your-turn = あなたの番ではありません（{ AND($seats) }の番です）。
not-asked = 今は選べません。
seat-unknown = 誰か

## 読み取れない手

move-empty = 空の入力は手になりません。
move-unknown = 「{ $move }」はこのゲームの手ではありません。ここでの手の書き出し：{ $verbs }。
move-unknown-near = 「{ $move }」はこのゲームの手ではありません。{ $near }のことですか？
move-stands-alone = 「{ $word }」は単独で使います。後ろの「{ $thing }」は不要です。
move-needs-thing = 「{ $verb }」の後ろに対象が必要です。
move-no-thing = 「{ $verb }」の対象に「{ $thing }」というものはありません。
move-no-thing-near = 「{ $verb }」の対象に「{ $thing }」というものはありません。{ $near }のことですか？
move-not-asked = 「{ $move }」は今の選択の答えになりません。
move-absent = 「{ $thing }」はここにありません。あるのは{ $near }です。
move-absent-none = 「{ $thing }」はここにありません。
move-nothing-to-decline = 今は「{ $word }」と言う場面ではありません。
move-not-asked-near = 「{ $move }」は今の選択の答えになりません。「{ $near }」のことですか？

## 専用の描画がないゲームの表示

field-nothing = なし
field-hidden = 非公開

## 受け付けられない手

move-refused = { $why } 可能な手：{ $moves }{ $more ->
    [0] 。
   *[other] 、ほか{ $more }通り。
 }
spectators-cannot-play = 観戦者は手を指せません。

## オプション

option-players = 席の数
