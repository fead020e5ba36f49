# ゲームのまわりで端末が伝えること（日本語）。コマンドは打ちやすいよう英字のまま。

## ゲームを選ぶ

which-game = どのゲームで遊びますか？
how-many-players = 何人で遊びますか？
which-opponent = どのボットと対戦しますか？
none-of-them = 「{ $answer }」は選べません。
column-name = 名前
column-title = タイトル
column-players = 人数
options-of = { $title }のオプション（--option 名前=値 で指定）：
options-of-a-game = ゲームごとにオプションがあります。starlode play ゲーム --help で一覧を表示します：{ $games }
option-takes = { $values }、指定なしは{ $default }
players-from-to = { $fewest }～{ $most }人

## 名前を決めないとき

name-human = プレイヤー
name-random = ランダム
name-greedy = 貪欲
name-search = 探索
name-neural = ニューラル
name-program = プログラム
name-novice = 入門
name-easy = 初級
name-medium = 中級
name-hard = 上級
name-expert = 達人
name-master = 名人

## テーブルで

turn-hidden = { $name }の番です。ほかの人は画面を見ないでください。
press-enter = { $name }、Enterを押してください：
asked = { $name }：{ $prompt }
how-to-answer = 番号か手を入力。Enter：全体、card 名前：説明、help：その他
show-again = （Enter：ボードと選択肢）
more-lines = （ほか{ $count }行：log）
several-times = { $line }（×{ $count }）
thinking = { $name }が考えています
no-such-choice = { $number }番はありません。1～{ $last }から選んでください。
compiling = ルールを裏でコンパイルしています。終わるまでボットは簡単な指し方をします。
broke-down = { $name }が止まりました（{ $reason }）。代わりにランダムボットが続けます。
compiled = コンパイルが終わりました。ここからボットは自分で考えます。

## 公正なシャッフル

shuffles-promised = シャッフルの鍵のSHA-256は{ $digest }です。鍵は最後に公開します。
shuffles-proven = シャッフルの鍵は{ $key }でした。{ $digest }が約束した鍵です。
shuffles-proven-salted = シャッフルの鍵は{ $key }でした（シード値{ $seed }とソルト{ $salt }から）。{ $digest }が約束した鍵です。

## コマンド

argument-NAME = 名前
argument-WORD = 言葉
argument-FILE = ファイル
moves-explained = 選択肢の番号か、横に書かれた手（{ $moves }など）を入力してください。
help-help = この一覧と、手の書き方
help-hint = 探索が1秒考えて選ぶ手と、その見込み
help-undo = 自分の前の決定に戻る。ボットは従い、ほかの人が決めた後や公開された後は全員に尋ねる
help-log = これまでの出来事（知ってよい範囲で）
help-score = 今終わった場合の得点
help-board = ボード全体、または一人や一部分。Enterだけでも全体を表示
help-card = カードやタイルの内容と効果（誰のものでも）
help-rules = 言葉についてのルール、または条項。言葉なしで見出しの一覧
help-terms = ゲームの用語の意味
help-save = ここまでの記録をファイルに写す。ファイルなしで保存場所を表示
help-quit = ここでやめる。ゲームは残り、続きから遊べる
# 手の説明は文のこともあるので最後に置く。
hint = 探索の手は「{ $move }」：{ $words }
hint-at-a-glance = ルールをコンパイル中なので一目で選ぶと「{ $move }」：{ $words }
hint-only = 選べるのは「{ $move }」だけ：{ $words }
hint-expects = { $games }局を想像し、勝利の{ $chance }を見込んでいます。
hint-next = 次に良い手（{ $chance }）：{ $words }
thinking-for-you = 探索が考えています
did-you-mean-command = そのコマンドや手はありません。「{ $command }」ですか？
no-such-part = 「{ $name }」という部分はありません。あるのは{ $titles }です。
which-card = card の後に名前かその一部を入力してください。
or-a-number = 1～{ $last }の番号でも選べます。help で説明を表示します。
no-such-card = 「{ $name }」というものはありません。名前の一部でも探せます。
nothing-happened = まだ何も起きていません。
score-now = 今終わった場合の得点：
all-rules = rules の後に見出し、ほかの言葉、または条項（{ $example }）を入力してください。starlode rules { $game } で全文（英語）：
more-passages = ほか{ $count }件。starlode rules { $game } { $word } ですべて表示
clauses-too = 正確な条項（英語、rules { $example } などで表示）：{ $clauses }
no-such-rule = 「{ $word }」についてのルールはありません。
no-such-term = 「{ $term }」という用語はありません。あるのは{ $terms }です。
no-terms = このゲームに用語の説明はありません。rules を見てください。
kept-at-every-move = ゲームは1手ごとに{ $file }に保存されます。
kept-elsewhere = { $file }はほかから書き込まれたため、そのまま残します。このゲームは今後{ $place }に保存します。
saved = { $file }に保存しました。
nothing-to-take-back = 取り消せる決定がありません。
others-have-decided = その後{ $name }が決定しました。
something-revealed = その後、隠れていたものが公開されたか、運が使われました。
do-all-agree = 全員が取り消しに同意しますか？
not-taken-back = 取り消しませんでした。
cannot-agree = { $name }はプログラムなので同意できません。
played-for-you = 選択の余地がないため実行：{ $words }

## 印刷されている内容

card-colour = { $value }
card-level = レベル{ $value }
card-copies = { $value }枚
card-count = ゲーム中{ $value }
card-cost = コスト{ $value }
card-vp = { $value }点
card-points = { $value }点
card-cave-in = 落盤シンボル
card-symbol = { $value }のシンボル
card-number = 数字{ $value }
card-back = 裏面{ $value }
card-kind = { $value ->
    [start] 手番の初めに使う
    [passive] 常に有効
    [monster] 怪獣
    [gold] 金タイル
    [connected] 連結タイル
    [ordinary] 通常タイル
    [robot] ロボット契約
    [prize] 報酬契約
    [programmable] プログラム契約
   *[other] { $value }
 }
card-crystals = クリスタル{ $value }個
card-arrow = { $value ->
    [N] 上と連結
    [E] 右と連結
    [S] 下と連結
   *[W] 左と連結
 }
card-power = 戦闘力{ $value }
card-damage = ダメージ{ $value }
card-price = コスト{ $value }
card-any = 任意の色
card-letter = 表示は{ $value }
card-board = 宇宙船：{ $value }
card-id = 表記{ $value }
value-brown = 茶
value-blue = 青
value-purple = 紫
value-yellow = 黄
value-red = 赤
value-green = 緑
value-white = 白
value-grey = 灰
value-black = 黒
value-gold = 金
value-hex = 六角
value-square = 四角
value-yes = はい
value-no = いいえ

## 終わり

answer-quit = 終了
answer-again = もう一度
answer-replay = リプレイ
answer-analyse = 分析
answer-yes = はい
answer-no = いいえ
answer-watch = 観戦
the-end = ゲーム終了
wins = { $name }の勝ちです。
share = { $names }が勝利を分け合います。
points = 得点
rank = 順位
together = 合計
goodbye = またどうぞ。
goodbye-resume = またどうぞ。続きから遊ぶには：
what-next = 次は？
record-kept = ゲームは保存されています。もう一度見るには：

## ほかの端末で遊んでいるゲーム

played-elsewhere = { $file }はほかの端末で遊んでいます。同じゲームを2か所で続けることはできません。
watch-it = 観戦しますか？
watching-keys = 観戦中です。Ctrl-Cで退出します。
no-longer-played = ほかの端末がゲームを離れました。

## 記録と局面

none-kept = { $folder }にはまだゲームがありません。
kept-over = { $moves }手で終了
kept-open = { $moves }手まで
kept-bot = { $name }（{ $bot }）
kept-explained = ファイルは、ほかの場所が書かれていなければ{ $folder }にあります。starlode play --resume は終わっていない最後のゲームを続けます。play --resume、replay、analyse には、ここにある名前をそのまま指定できます。
replay-keys = Enter 次、b 戻る、番号、f 最初、l 最後、w 全体、p ファイル、q 終了：
replay-unknown = キーのどれか、または手の番号を入力してください。

decisions-of = { $title }、{ $all }手中{ $made }手
last-move = 直前の手：{ $name }、{ $move }
