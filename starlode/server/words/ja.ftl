# 名前。

guest = プレイヤー{ $number }
someone = だれか

# 呼び出しの通知。

push-round = 第{ $number }ラウンド：テーブルの準備ができました。
push-turn = あなたの番です。

# サーバーが断る理由。

refused-absent-not = { $name }はまだ席にいます。
refused-absent-unknown = { $name }さんがいるかどうか、今は確認できません。少し待ってからもう一度お試しください。
refused-asked = { $name }に決定を促しました。何も起こらなければ、{ $seconds }秒後にボットに任せられます。
refused-bad-address = メールアドレスではありません。
refused-bad-message = メッセージを読み取れませんでした：{ $why }
refused-bad-name = 名前は文字と数字で{ $low }～{ $high }字、文字を一つ以上含みます。間に空白、点、ハイフン、下線を使えます。
refused-mixed-name = 名前には一種類の文字を使ってください。たとえばラテン文字とキリル文字は混ぜられません。
refused-bad-passkey = このパスキーはここでは使えません。
refused-bad-ticket = すでに使われたか、古すぎます。最初からやり直してください。
refused-bad-wish = { $why }
refused-banned = ここではプレイできません：{ $why }
refused-bots-busy = ボットがあなたのために長く考え続けています。{ $seconds }秒後にもう一度お試しください。
refused-broken = サーバーに問題が起きました。記録しました。
refused-busy = サーバーが混み合っています。{ $seconds }秒後にもう一度お試しください。
refused-cards-fixed =
    { $name }はテーブルでは変更できません。{ $why ->
        [shape] どの部品がいくつあるかを決める数だからです
        [tied] ほかの数がこれに結びついているからです
       *[unused] 通常のオプションでは意味をもたないからです
    }。
refused-cards-range = { $name }は{ $low }から{ $high }までです。
refused-cards-too-many = テーブルで変更できる数は{ $most }個までです。
refused-cards-unknown = このゲームのカードに{ $name }という数はありません。
refused-clocks-decide = このテーブルでは、時間切れは持ち時間で決まります。
refused-closed = このテーブルは閉じられました。
refused-conflict = このテーブルで同時に別のことが起きました。もう一度確認してください。
refused-forbidden = これを見る権限がありません。
refused-illegal = { $why }
refused-last-way = これが唯一のサインイン方法です。先に別の方法を追加してください。
refused-mail-taken = このアドレスは別の人が使っています。
refused-muted = ここでは発言できません。
refused-name-needed = 先に名前を決めてください。
refused-name-taken = その名前、またはよく似た名前はすでに使われています。
refused-no-hook = このアドレスには通知を送れません。
refused-no-mail = このサーバーはメールを送りません。
refused-no-module = このゲームはまだブラウザ用に変換されていません。サーバーのテーブルでは遊べます。
refused-no-page = ページがありません。まだ作成されていません。
refused-no-passkeys = このアドレスではパスキーを使えません。
refused-no-question = この質問はもう締め切られました。
refused-no-reason = その行動を妨げるものはないか、いま求められている行動ではありません。
refused-no-record = 棋譜はゲームの終了後に公開されます。
refused-no-seat = その席はありません。
refused-no-table = そのテーブルはありません。
refused-no-tournament = その大会はありません。
refused-not-stored = 保存できたかどうか確認できません。もう一度ご確認ください。
refused-not-found = ここには何もありません。
refused-not-over = ゲームはまだ続いています。
refused-not-signed-in = 先にサインインしてください。
refused-not-started = ゲームはまだ始まっていません。空席があります。
refused-not-your-seat = この席はあなたの席ではありません。
refused-nothing-to-undo = 取り消せる手がありません。
refused-not-free = もう自由には取り消せません。
refused-too-late = その手の持ち時間は過ぎているので、取り消せません。
refused-over = ゲームは終了しました。
refused-paired = すでに相手が見つかっています。もう一度確認してください。
refused-rated-bots = レート戦のテーブルには席が二つ以上あり、ボットはこのゲームで強さが測定されている必要があります。
refused-rated-cards = レート戦のテーブルでは、カードの数値は印刷どおりです。
refused-rated-people = レート戦のテーブルでは、全員が登録した名前で自分の席に着きます。
refused-rated-twice = あなたはすでにこのレート戦のテーブルに着いています。
refused-question-open = すでに取り消しの同意を求めているところです。先にそちらへ答えてください。
refused-rules-changed = このゲームの開始後にルールが変わったため、続けられません。
refused-said-hello = 最初に一度だけ挨拶を送ってください。
refused-seat-taken = この席にはもう誰かが座っています。
refused-stale = その間にテーブルの状況が変わりました。もう一度確認してください。
refused-table-full = このテーブルではもう記録できません。手は引き続き記録されます。
refused-time-up = 持ち時間がなくなったので、この手はボットが決めます。
refused-too-fast = 回数が多すぎます。{ $seconds }秒後にもう一度お試しください。
refused-too-large = 長すぎます。
refused-too-many = 同じアドレスからの接続が多すぎます。
refused-too-many-passkeys = パスキーが多すぎます。先に一つ削除してください。
refused-tournament-clock = 大会の持ち時間は1ゲームにつき1分から60分まで、決定ごとの追加は60秒までです。
refused-tournament-few = 少なくとも2人の参加が必要です。
refused-tournament-full = 参加者がいっぱいです。
refused-tournament-over = この大会は終わったか、最後のラウンドが始まっています。
refused-tournaments-enough = 開いている大会が多すぎます。どれかが終わるのを待つか、中止してください。
refused-unavailable = サーバーは現在テーブルを読み込めません。少し待ってからもう一度試してください。
refused-undone-enough = このゲームではもう十分に取り消しました。ここからの手は取り消せません。
refused-wrong-name = あなたの名前と違います。
refused-wrong-origin = このページからサーバーを呼び出すことはできません。

# メール。

mail-subject = Starlode へのサインイン
mail-text =
    こんにちは。

    サインインする、または名前を残すには、次のリンクを開いてください。

    { $link }

    リンクは一度だけ、30分以内に使えます。開いた先でボタンを押すまでは何も起こりません。
    心当たりがない場合は、何もする必要はありません。
